import { UNREAD, type Element } from '@/lib/scripts/html';

/** @returns all text inside the element, scripts and styles left out */
export function textOf(element: Element): string {
  return element.childNodes
    .map((node) => {
      if ('value' in node) return node.value;
      return 'tagName' in node && !UNREAD.includes(node.tagName) ? textOf(node) : '';
    })
    .join('');
}
