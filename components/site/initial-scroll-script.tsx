import { initialScrollY } from '@/lib/browser/scrolling';
import { initiallyScrolledRoutes } from '@/components/roles';

const script = `(function(){
if(${JSON.stringify(initiallyScrolledRoutes)}.indexOf(location.pathname)<0||location.hash)return;
history.scrollRestoration='manual';
scrollTo(0,${initialScrollY});
})()`;

/**
 * Scrolls landing routes to 1400 px before the first paint, unless the URL has a hash. Must be at the end of the body,
 * where the layout exists. Turns off the browser's scroll restoration, which would undo the scroll; ScrollManager turns it
 * on again when the visitor leaves.
 */
export function InitialScrollScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
