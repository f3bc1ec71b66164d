import { howToApply } from '@/lib/roles/how-to-apply';
import type { JobPart, Position } from '@/lib/roles/types';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

function html(part: JobPart): string {
  if (typeof part === 'string') return paragraph(part);
  const lines =
    'points' in part
      ? part.points.map(({ title, text }) => `${title}: ${text}`)
      : part.rows.map(({ label, value }) => `${label}: ${value}`);
  return `${paragraph(part.title)}<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
}

/**
 * A position in the words of its page. Paragraphs and lists only, which is what search engines show.
 *
 * @returns HTML
 */
export const jobDescription = ({ job, steps }: Position): string =>
  [...job, { title: howToApply.title, points: steps }].map(html).join('');
