import { useMemo } from 'react';
import { Form } from 'react-router-dom';
import { CertificateCheck } from '#application/browser/learning/ports/certificate-api.ts';
import type { ValidatedCertificate } from '#application/read-models/learning/validated-certificate.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { PageHead, Wrap } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { fieldId, FormErrors, type FormProblem } from '#ui/kit/forms/form-errors.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { type LoadArgs, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { FoundCertificate } from './found-certificate.tsx';
import { NoCertificate } from './no-certificate.tsx';
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
}

/** Longer than any code, even with spaces between all letters. */
const longest = 60;

export async function load(services: Services, { url }: LoadArgs): Promise<Loaded> {
  const asked = url.searchParams.get('codigo');
  const typed = (asked ?? '').slice(0, longest);
  if (typed.trim() === '') return { typed: '', answer: asked === null ? null : { kind: 'missing' } };
  const found = await services.get(CertificateCheck).validate(typed);
  if (found.ok) return { typed, answer: { kind: 'found', certificate: found.value } };
  return { typed, answer: { kind: 'refused', refusal: found.refusal.kind, detail: found.refusal.detail } };
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
  // A new list for each asking, so that it takes the focus again.
  const problems = useMemo(() => problemsOf(loaded.answer), [loaded]);
  return (
    <Wrap narrow>
      <PageHead
        title="Validar un certificado"
        lead="Escribe el código que aparece al pie del documento, o escanea su QR."
      />
      <Form method="get" action="/verificacion" className={styles.form} key={typed} noValidate>
        <FormErrors problems={problems} ids={ids} />
        <TextField
          id={fieldId(ids, 'codigo')}
          name="codigo"
          error={problems[0]?.message}
          label="Código del certificado"
          hint="Por ejemplo: ES-2026-0123456789D. Da igual si usas mayúsculas, espacios o guiones."
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
    </Wrap>
  );
}
