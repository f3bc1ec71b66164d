import { lateType } from '@/lib/late-type';

/**
 * Starts the page's scripts once it has been painted. They wait in the built HTML with a type that
 * browsers leave alone (lib/cli/late-scripts.ts), and so does the address of the data that they
 * begin with (lib/cli/late-data.ts), so that nothing competes with the words, the styles and the
 * font for a slow connection, or with the first paint for a slow processor. A page that nobody
 * looks at has no paint to wait for; where one does not come or is not told of, the scripts start
 * after 2 s. When all are there, they come to life in steps (lib/cli/late-steps.ts). Where one does
 * not come, or the data, a page stays what it is without scripts.
 */
const script = `(function(){
var ready=false,parsed=document.readyState!=='loading',gone=false;
function run(waiting){
return new Promise(function(done){
var script=document.createElement('script');
script.src=waiting.getAttribute('src');
script.async=true;
script.onload=done;
waiting.replaceWith(script);
});
}
function start(waiting){
waiting.remove();
return fetch(waiting.getAttribute('data-page')).then(function(answer){
return answer.ok?answer.text():Promise.reject();
}).then(function(data){
self.__next_f=[[0],[1,data]];
return JSON.parse(waiting.textContent);
});
}
function live(steps){
self.TURBOPACK.push(steps.shift());
if(steps.length)setTimeout(live,0,steps);
}
function go(){
if(!ready||!parsed||gone)return;
gone=true;
var all=document.querySelectorAll('script[type="${lateType}"]');
Promise.all(Array.from(all,function(waiting){
return(waiting.hasAttribute('src')?run:start)(waiting);
})).then(function(parts){live(parts.find(Array.isArray))}).catch(function(){});
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
