import { useCallback, useState } from 'react';
import {
  clearDraft,
  persistValues,
  readDraft,
  writeDraft,
  type Draft,
} from '@/components/forms/client/draft';
import { emptyValues, isEmpty, type FormValues } from '@/components/forms/client/values';
import type { ClientForm } from '@/lib/forms/types';

/**
 * What this tab stores of a form, and "Clear this form", which can be taken back.
 *
 * @param form the form
 * @param getValues React Hook Form's; must not change between renders
 * @param resetTo writes values into the form
 */
export function useDraft(
  form: ClientForm,
  getValues: () => FormValues,
  resetTo: (values: FormValues) => void,
) {
  const { call } = form;
  /** What was just cleared, with its idempotency key. */
  const [cleared, setCleared] = useState<Draft | null>(null);

  const persist = useCallback(() => {
    const values = getValues();
    if (isEmpty(values)) clearDraft(call);
    else persistValues(call, values);
    setCleared(null);
  }, [call, getValues]);

  function toggleCleared() {
    setCleared(cleared ? null : { ...readDraft(call), values: getValues() });
    resetTo(cleared?.values ?? emptyValues(form));
    if (cleared) writeDraft(call, cleared);
    else clearDraft(call);
  }

  return { isCleared: cleared !== null, persist, toggleCleared };
}
