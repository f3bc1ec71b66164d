import { initialScrollY } from '@/lib/browser/scrolling';
import { positionRoutes } from '@/components/roles';

const script = `(function(){
if(${JSON.stringify(positionRoutes)}.indexOf(location.pathname)<0||location.hash)return;
history.scrollRestoration='manual';
scrollTo(0,${initialScrollY});
})()`;

/**
 * Sets the initial scroll position of the pages that open at `initialScrollY`, before the first paint. Does nothing if the
 * URL has a hash. Must be at the end of the body, where the layout exists. Turns off the browser's scroll restoration,
 * which would undo the scroll; ScrollManager turns it on again when the visitor leaves.
 */
export function InitialScrollScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
