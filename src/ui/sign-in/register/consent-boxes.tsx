import { consentTexts } from '#domain/legal/consent.ts';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { useSchoolOrigin } from '#ui/sign-in/frame/entrance-page.tsx';
import styles from '#ui/sign-in/frame/entrance-form.module.css';

export interface ConsentBoxesProps {
  readonly termsError: string | null;
  /** As they stood when the form was sent; null: it was not yet. */
  readonly ticked: { readonly acceptsTerms: boolean; readonly acceptsMarketing: boolean } | null;
}

/** One box for each thing agreed to, none ticked beforehand; the texts are those that are recorded. */
export function ConsentBoxes({ termsError, ticked }: ConsentBoxesProps) {
  const schoolOrigin = useSchoolOrigin();
  return (
    <div className={styles.boxes}>
      <CheckboxField
        name="acceptsTerms"
        label={consentTexts.terms.text}
        error={termsError}
        defaultChecked={ticked?.acceptsTerms}
      />
      <p className={styles.lead}>
        <a href={`${schoolOrigin}/terminos-condiciones`} target="_blank" rel="noopener noreferrer">
          Leer los términos
        </a>
        {' · '}
        <a href={`${schoolOrigin}/politicas-privacidad`} target="_blank" rel="noopener noreferrer">
          Leer la política de privacidad
        </a>
      </p>
      <CheckboxField
        name="acceptsMarketing"
        label={consentTexts.marketing.text}
        defaultChecked={ticked?.acceptsMarketing}
      />
    </div>
  );
}
