import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { clearDraft, fillDraft, saveDraft } from '@/components/forms/draft';
import { quiet, type FormState, type LiveForm } from '@/components/forms/form-state';
import { thankYouHash } from '@/components/forms/thank-you-hash';
import { afterPaint } from '@/lib/after-paint';
import { loadChunk } from '@/lib/chunk';
import type { ClientForm } from '@/lib/forms/types';

/** How long a submit waits for the form's script, in milliseconds. */
const patience = 3000;

/**
 * Fills in what this tab remembers, and loads what makes a form live when the visitor first touches
 * it. Until then the form is plain HTML, and so it stays if the script never
 * comes: a submit waits 3 s, then the browser posts it as it is.
 */
export function useLiveForm(view: ClientForm, element: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<FormState>(quiet);
  const live = useRef<LiveForm>(null);
  const loading = useRef<Promise<LiveForm | null>>(null);
  const hasLeft = useRef(false);

  async function load(): Promise<LiveForm | null> {
    await afterPaint();
    const { createLiveForm } = await loadChunk(() => import('@/components/forms/live/live-form'));
    await afterPaint();
    if (!element.current || hasLeft.current) return null;
    const made = createLiveForm(view, element.current, (next) => flushSync(() => setState(next)));
    live.current = made;
    made.begin(location.hash === thankYouHash);
    return made;
  }

  function wake(): Promise<LiveForm | null> {
    loading.current ??= load().catch((error: Error) => {
      loading.current = null;
      console.error(`${error.name}: the form of /${view.call} did not load (${error.message})`);
      return null;
    });
    return loading.current;
  }

  /** Clears the form, or takes that back; by hand where the script does not come. */
  async function clear() {
    const here = await wake();
    if (!here) {
      clearDraft(view.call);
      element.current?.reset();
    } else if (state.isCleared) here.restore();
    else here.clear();
  }

  /**
   * Holds a press of the submit button back until the browser has shown it: before it tells of a
   * submit, it looks at each field for what it could remember, and that would be waited for too.
   */
  async function press(event: MouseEvent) {
    event.preventDefault();
    await afterPaint();
    element.current?.requestSubmit();
  }

  async function submit() {
    const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
    const here = live.current ?? (await Promise.race([wake(), late]));
    if (here) await here.submit();
    else element.current?.submit();
  }

  function change(target: EventTarget) {
    // Not left to the script that is on its way: a reload may come first.
    if (element.current) saveDraft(view, element.current);
    live.current?.change(target);
  }

  useEffect(() => {
    hasLeft.current = false;
    const hasArrived = location.hash === thankYouHash;
    if (element.current && !hasArrived) fillDraft(view, element.current);
    if (hasArrived || element.current?.contains(document.activeElement)) void wake();
    return () => {
      hasLeft.current = true;
      live.current?.leave();
    };
    // Once, when the page has come to life.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    state,
    wake,
    change,
    clear,
    press,
    submit,
    dismiss: () => live.current?.dismiss(),
    stay: () => live.current?.stay(),
  };
}
