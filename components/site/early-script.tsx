import { formMarksScript } from '@/components/site/form-marks-script';
import { nightScript } from '@/components/site/night';
import { retryScript } from '@/components/site/retry-script';

/** One script, whose hash stands in the policy of every page: it decides the night before anything is painted. */
const script = [nightScript, retryScript, formMarksScript].join(';\n');

/** What must run before the page is there: it stands before all content. */
export function EarlyScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
