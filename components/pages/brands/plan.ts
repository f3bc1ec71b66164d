import { planner } from '@/components/pages/brands/copy';
import { figures } from '@/lib/facts';

/** The visitor's choices in the planner. */
export interface Plan {
  /** As in the sentence, with its article: “an ambassador program”. Empty until one is chosen. */
  program: string;
  campuses: number;
  /** An ISO date, or an empty string if no valid date is chosen. */
  launch: string;
}

/** Returns the first day on which a program can launch, as an ISO date in the local time zone. */
export function getEarliestLaunch(now = new Date()): string {
  const day = now.getDate() + figures.launchDays;
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), day)).toISOString().slice(0, 10);
}

/** Returns a launch date as the copy shows it, or an empty string if there is none. */
export const formatLaunch = (launch: Plan['launch']) =>
  launch && new Date(launch).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the plan as a sentence for the visitor's message. */
export function formatPlan({ program, campuses, launch }: Plan): string {
  return planner.writeSentence(program || planner.anyProgram, campuses, formatLaunch(launch));
}
