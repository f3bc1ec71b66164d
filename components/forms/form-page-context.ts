import { createContext, type ReactNode } from 'react';
import type { FormValues } from '@/components/forms/values';
import type { FormDefinition } from '@/lib/forms/types';

interface FormPageState {
  form: FormDefinition;
  /** The drawings of the thank-you. */
  drawing: ReactNode;
  /** The values of the form that was sent; null until then; empty if the browser posted it before hydration. */
  sentValues: FormValues | null;
  setSentValues: (values: FormValues | null) => void;
}

/** Has no default, because every reader is inside a `FormPage`. */
export const FormPageContext = createContext<FormPageState>(null!);
