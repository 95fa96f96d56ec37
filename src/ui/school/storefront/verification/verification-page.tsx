import { useMemo } from 'react';
import { Form } from 'react-router-dom';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { CertificateCheck } from '#application/browser/learning/ports/certificate-api.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import type { ValidatedCertificate } from '#application/read-models/learning/validated-certificate.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { PageHead, Wrap } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { fieldId, FormErrors, type FormProblem } from '#ui/kit/forms/form-errors.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useAskedFields } from '#ui/kit/forms/use-asked-fields.ts';
import { type LoadArgs, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { Beside } from '#ui/school/storefront/fronts/front-part.tsx';
import { type Certified, certifiedContent, SampleSheet } from '#ui/school/storefront/fronts/sample-sheet.tsx';
import { FoundCertificate } from './found-certificate.tsx';
import { NoCertificate } from './no-certificate.tsx';
import { WithWholeCode } from './whole-code.tsx';
import styles from './verification-page.module.css';

/** What came of a validation; null: nothing was asked yet. `missing`: it was asked without a code. */
type Answer =
  | { readonly kind: 'missing' }
  | { readonly kind: 'found'; readonly certificate: ValidatedCertificate }
  | { readonly kind: 'refused'; readonly refusal: string; readonly detail: string }
  | null;

interface Loaded {
  /** As it was typed. */
  readonly typed: string;
  readonly answer: Answer;
  /** A sample that shows where a code stands; null: none is known, or none is needed any more. */
  readonly sample: Certified | null;
}

/** Longer than any code, even with spaces between all letters. */
const longest = 60;

export async function load(services: Services, { url }: LoadArgs): Promise<Loaded> {
  const asked = url.searchParams.get('codigo');
  const typed = (asked ?? '').slice(0, longest);
  const answer = await answerOf(services, asked, typed);
  const sample = answer?.kind === 'found' ? null : await certifiedContent(services.get(CatalogueApi));
  return { typed: typed.trim() === '' ? '' : typed, answer, sample };
}

async function answerOf(services: Services, asked: string | null, typed: string): Promise<Answer> {
  if (typed.trim() === '') return asked === null ? null : { kind: 'missing' };
  const found = await services.get(CertificateCheck).validate(typed);
  if (found.ok) return { kind: 'found', certificate: found.value };
  return { kind: 'refused', refusal: found.refusal.kind, detail: found.refusal.detail };
}

export function meta({ answer }: Loaded): PageMeta {
  return {
    title: 'Validar un certificado',
    description: 'Comprueba con su código si un certificado de la escuela es auténtico y está vigente.',
    canonical: '/verificacion',
    // A page with somebody's name is for whoever has the code, not for search engines.
    hidden: answer !== null,
  };
}

/** What the ids of the form's fields begin with. */
const ids = 'validar';

function problemsOf(answer: Answer): readonly FormProblem[] {
  return answer?.kind === 'missing' ? [{ field: 'codigo', message: 'Escribe el código del certificado.' }] : [];
}

/** Validation of a certificate by its code, for anyone, with or without script. Source: CERT-2. */
export function Component() {
  const loaded = useLoaded<typeof load>();
  const { typed, answer } = loaded;
  const { certificateLetters, year } = useService(SiteSettings);
  const example = `${certificateLetters}-${year}-0123456789D`;
  const form = useAskedFields({ codigo: typed });
  // A new list for each asking, so that it takes the focus again.
  const problems = useMemo(() => problemsOf(loaded.answer), [loaded]);
  return (
    <Wrap>
      <PageHead
        title="Validar un certificado"
        lead="Escribe el código que aparece al pie del documento, o escanea su QR."
      />
      <Beside aside={loaded.sample !== null && <WhereTheCodeIs sample={loaded.sample} />}>
        <Form method="get" action="/verificacion" ref={form} className={styles.form} noValidate>
          <FormErrors problems={problems} ids={ids} />
          <TextField
            id={fieldId(ids, 'codigo')}
            name="codigo"
            error={problems[0]?.message}
            label="Código del certificado"
            hint={<WithWholeCode text={`Por ejemplo: ${example}. Da igual si usas mayúsculas, espacios o guiones.`} />}
            defaultValue={typed}
            maxLength={longest}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={styles.code}
          />
          <Button type="submit" look="primary" size="large">
            Validar
          </Button>
        </Form>
        <div aria-live="polite" className={styles.answer}>
          {answer?.kind === 'found' && <FoundCertificate certificate={answer.certificate} />}
          {answer?.kind === 'refused' && <NoCertificate refusal={answer.refusal} detail={answer.detail} />}
        </div>
      </Beside>
    </Wrap>
  );
}

/** The sheet that somebody has before them, drawn small: its code and its QR are at the foot. */
function WhereTheCodeIs({ sample }: { sample: Certified }) {
  return (
    <figure className={styles.where}>
      <SampleSheet {...sample} />
      <figcaption>El código está al pie; el QR lo lleva escrito.</figcaption>
    </figure>
  );
}
