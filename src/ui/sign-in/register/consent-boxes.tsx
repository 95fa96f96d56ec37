import { consentTexts } from '#domain/accounts/consent.ts';
import { CheckboxField } from '#ui/kit/checkbox-field.tsx';
import { useSchoolOrigin } from '#ui/sign-in/entrance/entrance-page.tsx';
import styles from '#ui/sign-in/entrance/entrance-form.module.css';

/** One box for each thing agreed to, none ticked beforehand; the texts are those that are recorded. */
export function ConsentBoxes({ termsError }: { termsError: string | null }) {
  const schoolOrigin = useSchoolOrigin();
  return (
    <div className={styles.boxes}>
      <CheckboxField name="acceptsTerms" label={consentTexts.terms.text} error={termsError} />
      <p className={styles.lead}>
        <a href={`${schoolOrigin}/terminos-condiciones`} target="_blank" rel="noopener noreferrer">
          Leer los términos
        </a>
        {' · '}
        <a href={`${schoolOrigin}/politicas-privacidad`} target="_blank" rel="noopener noreferrer">
          Leer la política de privacidad
        </a>
      </p>
      <CheckboxField name="acceptsMarketing" label={consentTexts.marketing.text} />
    </div>
  );
}
