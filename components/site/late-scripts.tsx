import { lateType } from '@/lib/late-type';

/**
 * Starts the page's scripts once it has been painted. They wait in the built HTML with a type that
 * browsers leave alone (lib/cli/late-scripts.ts), so that nothing competes with the words, the
 * styles and the font for a slow connection, or with the first paint for a slow processor. A page
 * that nobody looks at has no paint to wait for; where one does not come or is not told of, the
 * scripts start after 2 s.
 */
const script = `(function(){
var ready=false,parsed=document.readyState!=='loading';
function go(){
if(!ready||!parsed)return;
document.querySelectorAll('script[type="${lateType}"]').forEach(function(waiting){
var script=document.createElement('script');
script.src=waiting.getAttribute('src');
script.async=true;
waiting.replaceWith(script);
});
}
function painted(){ready=true;go()}
document.addEventListener('DOMContentLoaded',function(){parsed=true;go()});
if(document.hidden)return painted();
setTimeout(painted,2000);
try{new PerformanceObserver(function(list){
if(list.getEntriesByName('first-contentful-paint').length)painted();
}).observe({type:'paint',buffered:true})}catch(error){painted()}
})()`;

export function LateScripts() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
