const script = `addEventListener('submit',function(event){
if(!event.defaultPrevented)event.target.dataset.posted='';
});
addEventListener('pageshow',function(event){
if(event.persisted)
document.querySelectorAll('[data-posted]').forEach(function(form){delete form.dataset.posted;});
});`;

/**
 * Notes on a form that the browser has begun to post it by itself, before hydration: hydrated then, a
 * second press would send it twice. A form that is shown again from the back/forward cache may be sent
 * again.
 */
export function PostedScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
