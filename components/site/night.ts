/**
 * Day or night: the second palette (components/styles/tokens.css). `data-night` on the document says which is
 * shown. It follows the system until somebody pulls the tassel; then the browser remembers the choice.
 */

/** Under this name the choice is in local storage. The privacy policy names it. */
export const nightStorage = 'tassel-night';

const system = '(prefers-color-scheme: dark)';

/**
 * For the beginning of the body: decides before the first paint. It works where storage is blocked, and without
 * it (no JavaScript) night.css asks the system by itself.
 */
export const nightScript = `(function(d,n){
try{n=localStorage.getItem('${nightStorage}')}catch(e){}
d.documentElement.dataset.night=n=n||(matchMedia('${system}').matches?'on':'off');
d.querySelectorAll('[name=theme-color]').forEach(function(m,i){m.media=!i==(n=='off')?'all':'not all'})
})(document)`;

export const isNight = () => document.documentElement.dataset.night === 'on';

/** Shows a palette, in the page and in the browser’s own frame (its colors: app/(site)/layout.tsx). */
function show(night: boolean) {
  document.documentElement.dataset.night = night ? 'on' : 'off';
  const frames = document.querySelectorAll<HTMLMetaElement>('[name=theme-color]');
  for (const [index, frame] of frames.entries())
    frame.media = night === (index === 1) ? 'all' : 'not all';
}

/**
 * The new palette comes down over the old one like a blind; by day the old one rises. Its styles would be in each
 * page twice (docs/performance.md).
 */
async function drawBlind(night: boolean) {
  await document.startViewTransition(() => show(night)).ready;
  const still = { opacity: [1, 1], mixBlendMode: ['normal', 'normal'] };
  const blind = { ...still, zIndex: [1, 1], clipPath: ['inset(0 0 100%)', 'inset(0 0 0)'] };
  for (const layer of ['old', 'new'])
    document.documentElement.animate(night === (layer === 'new') ? blind : still, {
      duration: 700,
      easing: 'cubic-bezier(0.6, 0, 0.2, 1)',
      direction: night ? 'normal' : 'reverse',
      fill: 'both',
      pseudoElement: `::view-transition-${layer}(root)`,
    });
}

/** From day to night, or back, and remembers it. */
export function pull() {
  const night = !isNight();
  try {
    localStorage.setItem(nightStorage, night ? 'on' : 'off');
  } catch {
    // Storage is blocked: it is night until the page is left.
  }
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) show(night);
  // Without the blind where the browser gives it up, as in a tab that is not seen.
  else drawBlind(night).catch(() => undefined);
}

/** Shows what the visitor has chosen, or else what the system says. */
export function showChosenNight() {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(nightStorage);
  } catch {
    // Storage is blocked: nothing is known of a choice.
  }
  show(chosen ? chosen === 'on' : matchMedia(system).matches);
}

/** @returns ends it */
export function subscribeToNight(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-night'] });
  const media = matchMedia(system);
  // The system changed, or another tab was pulled.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === nightStorage) showChosenNight();
  };
  media.addEventListener('change', showChosenNight);
  addEventListener('storage', onStorage);
  return () => {
    observer.disconnect();
    media.removeEventListener('change', showChosenNight);
    removeEventListener('storage', onStorage);
  };
}
