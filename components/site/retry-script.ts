/**
 * Fetches a script of the page again that failed: after 1, 3 and 9 seconds, and when the browser is online
 * again. Turbopack’s loader tries once more, and some scripts never; then React would show the error page in
 * the place of the form. Here it does not hear of the failure: the page stands as the server sent it, and is
 * hydrated once its scripts are there. A script of another page, which a link needs, fails as Next wants it.
 *
 * The address stays as it is written, without the host: the loader knows its scripts by that.
 */
export const retryScript = `(function(){
var waits=[1000,3000,9000],tries={},named;
addEventListener('DOMContentLoaded',function(){
named=Array.from(document.scripts,function(one){return one.getAttribute('src')});
});
addEventListener('error',function(event){
var failed=event.target,src=failed.src&&failed.getAttribute('src');
if(!src||failed.tagName!='SCRIPT'||src.indexOf('/_next/')!=0||named&&named.indexOf(src)<0)return;
event.stopImmediatePropagation();
var timer,wait=waits[tries[src]=tries[src]+1||0];
function again(){
clearTimeout(timer);
removeEventListener('online',again);
var script=document.createElement('script');
script.setAttribute('src',src);
document.head.append(script);
}
addEventListener('online',again);
if(wait)timer=setTimeout(again,wait);
},true);
})()`;
