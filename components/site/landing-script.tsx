import { landingHeight } from '@/lib/browser/scrolling';
import { landingRoutes } from '@/components/roles';

const script = `(function(){
if(${JSON.stringify(landingRoutes)}.indexOf(location.pathname)<0||location.hash)return;
history.scrollRestoration='manual';
scrollTo(0,${landingHeight});
})()`;

/**
 * Puts the pages that open at their form at 1400 px on load, before the first paint and without a jump. It
 * stands at the end of the page, so that the layout is there to scroll. A hash in the address wins.
 * The browser's own restoration would undo it; ScrollManager gives that back when the page is left.
 */
export function LandingScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
