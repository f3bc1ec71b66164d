/**
 * @returns whether a click on a link means "go there, in this tab, within this site"
 */
export function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !modified &&
    link.target !== '_blank' &&
    link.origin === location.origin &&
    // A file (a feed, a picture) is not a route.
    !/\.\w+$/.test(link.pathname)
  );
}
