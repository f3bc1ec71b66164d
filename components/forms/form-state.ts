import type { Errors } from '@/components/forms/control';

export interface FormNotice {
  tone: 'good' | 'bad';
  text: string;
}

/** What a form shows at one moment. */
export interface FormState {
  phase: 'editing' | 'sending' | 'sent';
  errors: Errors;
  /** Submitted, and not yet put right: the banner stands. */
  isWrong: boolean;
  notice: FormNotice | null;
  /** Just emptied by the visitor, who may take it back. */
  isCleared: boolean;
}

/** Before anything happened, and in the server's HTML. */
export const quiet: FormState = {
  phase: 'editing',
  errors: {},
  isWrong: false,
  notice: null,
  isCleared: false,
};

/** A form whose script is here: what its component hands the visitor's doings to. */
export interface LiveForm {
  /** @param arrived it was sent without script, and came back */
  begin: (arrived: boolean) => void;
  change: (target: EventTarget) => void;
  submit: () => Promise<void>;
  clear: () => void;
  restore: () => void;
  dismiss: () => void;
  /** The thank-you was closed on a page that one stays on. */
  stay: () => void;
  /** The page is left: nothing repeats any more. */
  leave: () => void;
}
