import { AdmissionTicket } from '@/components/art/admission-ticket';
import { DiplomaCap } from '@/components/art/diploma-cap';
import type { FormDefinition } from '@/lib/forms/types';

interface ThankYouDrawingProps {
  form: FormDefinition;
  /** The drawing of the role's ticket, an SVG file as text. */
  picture?: string;
}

/** The drawings of the thank-you. Rendered on the server, because client rendering would add 2 KB of script. */
export function ThankYouDrawing({ form: { success, parts }, picture }: ThankYouDrawingProps) {
  return (
    <>
      <DiplomaCap />
      {success.kind !== 'alert' && success.role && picture && (
        <AdmissionTicket role={success.role} picture={picture} holes={parts.length} />
      )}
    </>
  );
}
