import type { Point, PositionCopy, Row } from '@/lib/roles/types';
import { managerCopy, managerSteps, managerStub } from '@/lib/roles/manager/page';
import { howToApply } from '@/lib/roles/how-to-apply';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

const list = (title: string, lines: readonly string[]) =>
  `${paragraph(title)}<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

const points = ({ title, points }: { title: string; points: readonly Point[] }) =>
  list(
    title,
    points.map((point) => `${point.title}: ${point.text}`),
  );

const facts = (title: string, rows: readonly Row[]) =>
  list(
    title,
    rows.map(({ label, value }) => `${label}: ${value}`),
  );

/**
 * A campus role in the words of its page, for its job posting: search engines compare the two.
 * Paragraphs and lists only, which is what they show.
 *
 * @returns HTML
 */
export function campusJob(copy: PositionCopy, steps: readonly Point[]): string {
  return [
    paragraph(copy.lead),
    ...copy.about.text.map(paragraph),
    points(copy.why),
    facts(copy.details.title, copy.details.rows),
    points(copy.benefits),
    points({ title: howToApply.title, points: steps }),
  ].join('');
}

/** The same for the ambassador manager, whose page has sections of its own. */
export function managerJob(): string {
  return [
    paragraph(managerCopy.lead),
    points(managerCopy.duties),
    facts(`${managerCopy.time.title}, ${managerCopy.pay.title.toLowerCase()}`, managerStub),
    points({ title: howToApply.title, points: managerSteps }),
  ].join('');
}
