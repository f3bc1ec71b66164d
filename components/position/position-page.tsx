import type { ReactNode } from 'react';
import { Apply } from '@/components/position/apply';
import { HowToApply } from '@/components/position/how-to-apply';
import { Position } from '@/components/position/position';
import { Sheet } from '@/components/position/sheet';
import type { Look } from '@/components/roles/looks';
import { StructuredData } from '@/components/site/structured-data';
import { jobPosting } from '@/lib/roles/job-posting';
import type { Position as PositionRole } from '@/lib/roles/types';

interface PositionPageProps {
  role: PositionRole;
  look: Look;
  /** What is above the form, which differs from role to role. */
  children: ReactNode;
}

/** The page of a position: what the job is, how to apply, the form; and its posting for search engines. */
export function PositionPage({ role, look, children }: PositionPageProps) {
  return (
    <>
      <Position look={look} form={role.form}>
        <Sheet role={role}>{children}</Sheet>
        <HowToApply role={role} />
        <Apply role={role} form={role.form} />
      </Position>
      <StructuredData route={role.route} more={jobPosting(role)} />
    </>
  );
}
