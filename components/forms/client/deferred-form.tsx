'use client';

import { Activity, lazy, useState, type ComponentType } from 'react';
import '@/components/forms/client/styles';
import {
  formElement,
  showRefusal,
  touched,
  watchRefusals,
  whenNeeded,
} from '@/components/forms/client/when-needed';
import { loadChunk } from '@/lib/browser/chunk';
import type { ClientForm, FormId } from '@/lib/forms/types';

interface DeferredFormProps {
  form: ClientForm;
}

type Form = ComponentType<DeferredFormProps>;

const importForm = (form: ClientForm) =>
  loadChunk(async () => {
    const { loadForm } = await import('@/components/forms/client/load-form');
    return loadForm(form);
  });

const logFailure = (id: FormId, { name, message }: Error) =>
  console.error(`${name}: the form of /${id} did not load (${message})`);

/** For a page that the browser is about to leave. */
const never = () => new Promise<never>(() => undefined);

/** For the same; resolves if the browser shows that page again, from its back/forward cache. */
const shownAgain = () =>
  new Promise<void>((resolve) =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve();
    }),
  );

/**
 * Loads a form whose HTML is in the page when it is needed. A load that fails leaves one line in
 * the console, and the form an ordinary HTML form; the next touch tries again.
 */
async function importWhenNeeded(form: ClientForm): Promise<{ default: Form }> {
  const id = form.call;
  let isPosted = false;
  const loading = new AbortController();
  watchRefusals(id, loading.signal);
  addEventListener(
    'submit',
    ({ target }) => {
      isPosted ||= target === formElement(id);
    },
    { capture: true, signal: loading.signal },
  );
  await whenNeeded(id);
  for (;;) {
    try {
      const loaded = await importForm(form);
      loading.abort();
      // The browser posts the form already: hydrated now, a second press would send it twice.
      if (isPosted) await shownAgain();
      return loaded;
    } catch (error) {
      logFailure(id, error as Error);
      showRefusal(id);
      await touched(id);
    }
  }
}

/**
 * A form that is loaded at once: on the server, and after a navigation within the site, for which
 * the router waits. Where it does not load there, the browser loads the page with its HTML.
 */
const importOrReload = (form: ClientForm) =>
  importForm(form).catch((error: Error) => {
    logFailure(form.call, error);
    location.assign(form.route);
    return never();
  });

const deferred = new Map<FormId, Form>();
const immediate = new Map<FormId, Form>();

/** The same for every render of a form, also for those that React does not commit. */
function cached(forms: typeof deferred, id: FormId, load: () => Promise<{ default: Form }>): Form {
  const form = forms.get(id) ?? lazy(load);
  forms.set(id, form);
  return form;
}

/**
 * A form whose script is loaded and hydrated when the visitor first touches it; until then it is
 * HTML that posts by itself. `Activity` is the boundary that React hydrates apart from the page. An
 * update from above (a context, new props) would wait for the first touch: nothing there may update.
 * (`Suspense` is one, too, but the server puts the content of a large one behind a script.)
 */
export function DeferredForm({ form }: DeferredFormProps) {
  const [Form] = useState<Form>(() =>
    typeof document !== 'undefined' && formElement(form.call)
      ? cached(deferred, form.call, () => importWhenNeeded(form))
      : cached(immediate, form.call, () => importOrReload(form)),
  );
  return (
    <Activity>
      <Form form={form} />
    </Activity>
  );
}
