import { planner } from '@/components/pages/brands/copy';
import { figures } from '@/lib/facts';

const pilotCampuses: number = figures.pilotCampuses;
const scaleCampuses: number = figures.scaleCampuses;

/** The step of the slider, which reaches both figures. */
export const campusStep = scaleCampuses % pilotCampuses ? 1 : pilotCampuses;

/** The visitor's choices in the planner. */
export interface Plan {
  /** As in the sentence, with its article: “an ambassador program”. */
  program: string;
  campuses: number;
  /** An ISO date, or an empty string if none is chosen. */
  launch: string;
}

/** The planner until the visitor chooses something. */
export const noChoices: Plan = {
  program: planner.programs[0].inSentence,
  campuses: pilotCampuses,
  launch: '',
};

/** Returns the local date. Swedish dates are ISO dates. */
export const toIsoDate = (date: Date) => date.toLocaleDateString('sv');

/** Returns the plan as a sentence for the visitor's message. */
export const formatPlan = ({ program, campuses, launch }: Plan) =>
  planner.writeSentence(
    program,
    campuses,
    launch && new Date(launch).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  );

/** Finds the plan whose sentence stands in a message. Ignores a sentence that the visitor has edited. */
export function findPlan(message: string): Plan | undefined {
  const dates = message.match(/[A-Z][a-z]+ \d+, \d+/g) ?? [];
  const launches = ['', ...dates.map((date) => toIsoDate(new Date(date)))];
  for (const { inSentence: program } of planner.programs)
    for (let campuses = pilotCampuses; campuses <= scaleCampuses; campuses += campusStep)
      for (const launch of launches) {
        const plan = { program, campuses, launch };
        if (message.includes(formatPlan(plan))) return plan;
      }
  return undefined;
}
