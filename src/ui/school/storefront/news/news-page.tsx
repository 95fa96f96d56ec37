import { newsConsent } from '#domain/legal/news-consent.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { fieldId, FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { PageHead, Stack, Wrap } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { usePosted } from '#ui/school/boot/posted-form.ts';
import { NEWS_ASKED } from '#ui/school/layouts/footer/news-store.ts';
import { newsTexts } from './texts.ts';

const done: Readonly<Record<string, string>> = {
  'por-confirmar': NEWS_ASKED,
  alta: newsTexts.confirmed,
  baja: newsTexts.left,
  avisos: newsTexts.savedLeft,
};

/** What was done last, by its sentence; null: nothing yet. */
export function load(_: Services, { url }: LoadArgs): Promise<{ readonly said: string | null }> {
  return Promise.resolve({ said: done[url.searchParams.get('estado') ?? ''] ?? null });
}

export function meta(): PageMeta {
  return {
    title: 'Novedades',
    description: 'Recibe un correo cuando publiquemos un seminario, un curso o un libro.',
    canonical: '/novedades',
    hidden: true,
  };
}

/** The newsletter, and where its forms lead when a browser posts them by itself. Always a plain form: there is nothing for a script to add. */
export function Component() {
  const { said } = useLoaded<typeof load>();
  return (
    <Wrap narrow>
      <PageHead title="Novedades" lead={newsConsent.text} />
      <Stack>
        {said === null ? (
          <AskForm />
        ) : (
          <Notice kind="success" live>
            {said}
          </Notice>
        )}
      </Stack>
    </Wrap>
  );
}

function AskForm() {
  const posted = usePosted('news');
  const problems = posted?.problems ?? [];
  return (
    <Form method="post" action="/novedades" data-news-form>
      <FormErrors problems={problems} ids="news" />
      <TextField
        id={fieldId('news', 'email')}
        label="Tu correo electrónico"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={posted?.values['email']}
        error={problems.find(({ field }) => field === 'email')?.message}
      />
      <FormActions>
        <Button type="submit" look="primary">
          Suscribirme
        </Button>
      </FormActions>
    </Form>
  );
}
