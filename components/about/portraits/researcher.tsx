import { Frame } from '@/components/about/portraits/frame';

/** A bun with two pencils in it, one of them forgotten; freckles; a cardigan. */
export function Researcher() {
  return (
    <Frame id="researcher" spot="var(--green)">
      <path d="m64 8 78 66m44-72-66 64" stroke="var(--ink)" strokeWidth="13" />
      <path d="m66 10 76 64m42-70-64 62" stroke="var(--paper)" strokeWidth="6" />
      <circle cx="122" cy="46" r="32" fill="var(--ink)" />
      <path d="M104 36q18-14 36 0m-40 14q22-12 44 0" stroke="currentColor" strokeWidth="2" />
      <path d="M22 288v-24q6-42 66-50h66q60 8 66 50v24z" fill="var(--paper)" />
      <path
        d="M88 214 66 288H22v-24q6-42 66-50zm66 0 22 74h44v-24q-6-42-66-50z"
        fill="var(--ink)"
      />
      <path d="M186 262h20" stroke="var(--paper)" />
      <path d="M98 180v38l23 20 23-20v-38" fill="var(--paper)" />
      <path d="M98 198q22 18 46-2v12q-22 20-46 0z" fill="url(#researcher)" stroke="none" />
      <path
        d="M72 126q0-56 50-58 50 2 50 58-2 46-24 62-26 18-52 0-22-18-24-62z"
        fill="var(--paper)"
      />
      <path d="M68 128q0-66 54-68 54 2 54 68-10-38-42-46-14 22-66 46z" fill="var(--ink)" />
      <path
        d="m80 124 34-2q4 26-16 28-18-2-18-26zm84 0-34-2q-4 26 16 28 18-2 18-26z"
        fill="var(--paper)"
      />
      <path d="m80 124-8-8m92 8 8-8m-58 6q8-4 16 0" strokeWidth="2" />
      <path d="M98 136v.1m50 0v.1" strokeWidth="10" />
      <path d="M122 140q-6 14 4 16" strokeWidth="2" />
      <path d="M88 162v.1m8 4v.1m-2-12v.1m56 8v.1m8-4v.1m-6-6v.1" strokeWidth="3.5" />
      <path d="M106 170q18 12 34-4" strokeWidth="5" />
      <path d="M104 112q-8-8-18-4m50 2q10-6 18 0" strokeWidth="2" />
    </Frame>
  );
}
