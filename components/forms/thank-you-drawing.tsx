import { DiplomaCap } from '@/components/art/diploma-cap';
import { AdmissionTicket } from '@/components/forms/admission-ticket';
import type { FormDefinition } from '@/lib/forms/types';

interface ThankYouDrawingProps {
  form: FormDefinition;
  /** The drawing on the ticket, an SVG file as text. */
  svg: string;
}

/** The drawings of the thank-you. Rendered on the server, because client rendering would add 2 KB of script. */
export function ThankYouDrawing({ form, svg }: ThankYouDrawingProps) {
  return (
    <>
      <DiplomaCap />
      <AdmissionTicket text={form.success.ticket} svg={svg} />
    </>
  );
}
