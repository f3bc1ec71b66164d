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
