const script = `addEventListener('submit',function(event){
if(!event.defaultPrevented)event.target.dataset.posted='';
})`;

/**
 * Notes on a form that the browser has begun to post it by itself, before hydration: sent by its script
 * then, it would be sent twice. Every further press posts it, too, with the same key for the same values.
 */
export function PostedScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
