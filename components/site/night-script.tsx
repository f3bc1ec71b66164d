import { nightScript } from '@/components/site/night';

/** Stands before everything that is painted. */
export function NightScript() {
  return <script dangerouslySetInnerHTML={{ __html: nightScript }} />;
}
