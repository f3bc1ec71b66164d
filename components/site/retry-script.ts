/**
 * Retries the page's own scripts that fail to load: after 1, 3 and 9 s, and when the browser is online again. Hides each
 * failure from Turbopack's loader, which would make React replace the page with the error page. Scripts that are loaded
 * later, for other pages, fail as usual. Keeps `src` as written, because the loader identifies scripts by it.
 */
export const retryScript = `(function(){
var delays=[1000,3000,9000],retries={},ownSources;
addEventListener('DOMContentLoaded',function(){
ownSources=Array.from(document.scripts,function(script){return script.getAttribute('src')});
});
addEventListener('error',function(event){
var failed=event.target,src=failed.src&&failed.getAttribute('src');
if(!src||failed.tagName!='SCRIPT'||src.indexOf('/_next/')!=0||ownSources&&ownSources.indexOf(src)<0)return;
event.stopImmediatePropagation();
var timer,delay=delays[retries[src]=retries[src]+1||0];
function retry(){
clearTimeout(timer);
removeEventListener('online',retry);
var script=document.createElement('script');
script.setAttribute('src',src);
document.head.append(script);
}
addEventListener('online',retry);
if(delay)timer=setTimeout(retry,delay);
},true);
})()`;
