import { planner } from '@/components/pages/brands/copy';

/** The visitor's choices in the planner. */
export interface Plan {
  /** As in the sentence, with its article: “an ambassador program”. */
  program: string;
  campuses: number;
  /** An ISO date, or an empty string if none is chosen. */
  launch: string;
}

/** Returns the plan as a sentence for the visitor's message. */
export const formatPlan = ({ program, campuses, launch }: Plan) =>
  planner.writeSentence(
    program,
    campuses,
    launch && new Date(launch).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  );

/** Returns a date of a sentence as an ISO date, which is how Swedish dates are written. */
const toIsoDate = (date: string) => new Date(date).toLocaleDateString('sv');

/** Finds the plan whose sentence stands in a message. Ignores a sentence that the visitor has edited. */
export function findPlan(message: string): Plan | undefined {
  const programs = [planner.anyProgram, ...planner.programs.map(({ inSentence }) => inSentence)];
  for (const date of ['(\\w+ \\d+, \\d+)', '']) {
    const pattern = planner.writeSentence(`(${programs.join('|')})`, '(\\d+)', date);
    const [, program, campuses, launch] = message.match(pattern) ?? [];
    if (!program) continue;
    const plan = { program, campuses: Number(campuses), launch: launch ? toIsoDate(launch) : '' };
    if (message.includes(formatPlan(plan))) return plan;
  }
  return undefined;
}
