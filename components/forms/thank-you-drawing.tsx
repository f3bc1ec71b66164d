import { AdmissionTicket } from '@/components/forms/admission-ticket';
import { DiplomaCap } from '@/components/art/diploma-cap';
import type { FormDefinition } from '@/lib/forms/types';

interface ThankYouDrawingProps {
  form: FormDefinition;
  /** The role's drawing, an SVG file as text. */
  svg?: string;
}

/** The drawings of the thank-you. Rendered on the server, because client rendering would add 2 KB of script. */
export function ThankYouDrawing({ form: { success, parts }, svg }: ThankYouDrawingProps) {
  return (
    <>
      <DiplomaCap />
      {success.kind !== 'alert' && success.role && svg && (
        <AdmissionTicket role={success.role} svg={svg} holes={parts.length} />
      )}
    </>
  );
}
