/**
 * The styles of everything in a form, in the page from the start: the components that import them
 * are loaded later, when their HTML stands in the page already.
 */
import '@/components/art/diploma-cap.module.css';
import '@/components/ui/dialog.module.css';
import '@/components/ui/notice.module.css';
import '@/components/forms/inputs/choices.module.css';
import '@/components/forms/inputs/inputs.module.css';
import '@/components/forms/error-banner.module.css';
import '@/components/forms/field-shell.module.css';
import '@/components/forms/form-fields.module.css';
import '@/components/forms/honeypot.module.css';
import '@/components/forms/client/application-form.module.css';
import '@/components/forms/client/draft-status.module.css';
import '@/components/forms/client/form-strip.module.css';
import '@/components/forms/client/suggestions.module.css';
import '@/components/forms/client/thank-you.module.css';
