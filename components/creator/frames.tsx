import type { ReactNode } from 'react';
import ink from '@/components/art/ink.module.css';
import type { contactSheet } from '@/components/creator/copy';

type FrameId = (typeof contactSheet)['frames'][number]['id'];

const pictures: Record<FrameId, ReactNode> = {
  // A check on the desk, and the tote bag that is no fee.
  paid: (
    <>
      <path d="M-4-4h308v198H-4Z" fill="var(--gold)" />
      <path d="M-4 148h308v46H-4Z" fill="var(--green)" />
      <path d="M44 60q2-48 28-48t28 48" strokeWidth="11" />
      <path d="M44 60q2-48 28-48t28 48" stroke="var(--paper)" strokeWidth="5" />
      <path d="M24 54h96l8 110H16Z" fill="var(--paper)" />
      <path d="M24 54h96l1 12H23Z" fill="var(--brick)" />
      <path d="M58 92h30M73 92v42" strokeWidth="11" />
      <g transform="rotate(-5 208 110)">
        <path d="M126 72h160v86H126Z" fill="var(--paper)" />
        <path d="M126 72h160v18H126Z" fill="var(--sky)" />
        <path d="M140 108h66M140 122h40M222 102h50v22h-50ZM140 142h50" strokeWidth="2" />
        <path d="M214 146q6-20 10-8t8 2 8-4 8 8 20-6" strokeWidth="2" />
      </g>
      <path d="m240 176 44-48 10 9-44 48-14 5Z" fill="var(--brick)" />
    </>
  ),
  // Midnight in the stairwell, the phone on its stand.
  flexible: (
    <>
      <path d="M-4-4h308v198H-4Z" fill="var(--green)" />
      <path d="M28 18h86v86H28Z" fill="var(--ink)" />
      <path d="M84 32a27 27 0 1 0 14 46 30 30 0 0 1-14-46Z" fill="var(--gold)" />
      <path d="M71 18v86M28 61h86" stroke="var(--paper)" strokeWidth="2" />
      <path d="M-4 194v-30h84v-28h56v-28h56V80h56V52h60v142Z" fill="var(--sky)" />
      <path d="M80 164h224M136 136h168M192 108h112M248 80h56" strokeWidth="2" />
      <path d="M162 108 150 136M162 108l12 28M162 108V88" strokeWidth="5" />
      <path d="M142 38h40v54h-40Z" fill="var(--ink)" />
      <path d="M148 45h28v38h-28Z" fill="var(--paper)" strokeWidth="2" />
      <path d="m157 54 12 9-12 9Z" fill="var(--brick)" />
    </>
  ),
  // Three at one table, over one cut.
  networking: (
    <>
      <path d="M-4-4h308v198H-4Z" fill="var(--sky)" />
      <path d="M14 164c0-34 16-46 44-46s44 12 44 46Z" fill="var(--brick)" />
      <path d="M198 164c0-34 16-46 44-46s44 12 44 46Z" fill="var(--gold)" />
      <path d="M106 164c0-40 16-52 44-52s44 12 44 52Z" fill="var(--green)" />
      <path d="M32 92c-6-50 58-50 52 0 6 10 6 26-2 28H34c-8-2-8-18-2-28Z" fill="var(--ink)" />
      <path d="M40 84v14c0 16 6 26 18 26s18-10 18-26V84Z" fill="var(--paper)" />
      <path d="M39 88q2-18 19-18t19 18q-12-2-18-10-6 8-20 10Z" fill="var(--ink)" />
      <path d="M131 62v28c0 18 7 28 19 28s19-10 19-28V62Z" fill="var(--paper)" />
      <path d="M128 80c-4-32 8-42 24-42s26 12 20 42q-6-18-20-20-18 0-24 20Z" fill="var(--ink)" />
      <path d="M224 84v14c0 16 6 26 18 26s18-10 18-26V84Z" fill="var(--paper)" />
      <path d="M220 86c0-26 10-36 22-36s22 10 22 36h10v8h-36Z" fill="var(--brick)" />
      <path d="M48.5 96h.1M67 96h.1M141 88h.1M159 88h.1M233 100h.1M251 100h.1" strokeWidth="6" />
      <path d="M53 110q6 5 12-1M145 103q6 5 12-1M237 113q6 5 12-1" strokeWidth="2" />
      <path d="M-4 156h308v38H-4Z" fill="var(--paper)" />
      <path d="M-4 168h308" strokeWidth="2" />
      <path d="M100 118h100l8 46H92Z" fill="var(--ink)" />
      <path d="M138 136v20l20-10Z" fill="var(--gold)" stroke="none" />
      <path d="M26 156v-18h22v18ZM48 142h8v10h-8" fill="var(--gold)" />
      <path d="M246 144h36v12h-36Z" fill="var(--sky)" />
    </>
  ),
};

/** What one frame of the contact sheet shows. */
export function Frame({ id }: { id: FrameId }) {
  return (
    <svg className={ink.ink} viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      {pictures[id]}
    </svg>
  );
}
