import type { Position } from '@/components/role-page/types';

const isDate = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(value).toJSON()?.startsWith(value);

/** Throws unless the dates of a role's job posting are calendar dates. */
export function expectDates({ id, posting: { datePosted, validThrough } }: Position) {
  for (const [name, value] of Object.entries({ datePosted, validThrough }))
    if (!isDate(value))
      throw new Error(
        `components/roles/${id}/facts.ts: ${name} is '${value}', which is not a date. Write it like 2027-01-12.`,
      );
}
