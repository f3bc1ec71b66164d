import { createContext, use, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { useApplication } from '@/components/forms/client/use-application';
import { finishedParts } from '@/components/forms/client/values';
import { fieldsInError } from '@/components/forms/control';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';

/** The form of this page, with the drawing of its thank-you. */
export const FormContext = createContext<
  (ReturnType<typeof useApplication> & { drawing: ReactNode }) | null
>(null);

/**
 * @returns the form of this page: its fields, values, errors and draft. Its submission: `useStatus`
 * @throws {Error} outside of an ApplicationProvider
 */
export function useFormState() {
  const state = use(FormContext);
  if (!state) throw new Error('Render this inside of an ApplicationProvider.');
  return state;
}

/** @returns the fields that are shown as wrong, and for each part of the form whether it is finished */
export function useProgress() {
  const { form, control, errors, refused } = useFormState();
  const isHydrated = useIsHydrated();
  const filled = useWatch({
    control,
    compute: (values) => finishedParts(form, values, refused(values)),
  });
  const wrong = fieldsInError(form, errors);
  const finished = form.groups.map(
    ({ fields }, index) =>
      isHydrated && filled[index] === true && !fields.some((field) => wrong.includes(field)),
  );
  return { wrong, finished };
}
