import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SupportApi } from '#application/browser/support/ports/support-api.ts';
import type { HelpQuestion } from '#domain/support/help-question.ts';
import { withHeadingsUnder } from '#domain/shared/heading-ranks.ts';
import { nothingPicked, problemPath } from '#domain/support/problem-picker.ts';
import { Accordion } from '#ui/kit/controls/accordion.tsx';
import { Button } from '#ui/kit/controls/button.tsx';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { PageHead, Split, Wrap } from '#ui/kit/layout/layout.tsx';
import { SafeHtml } from '#ui/kit/layout/safe-html.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { needed, useLoaded, type PageMeta } from '#ui/school/boot/page-module.ts';
import { ProblemPicker } from '#ui/school/layouts/support/problem-picker.tsx';
import styles from './help-page.module.css';

const SupportDialog = latePart(() =>
  import('#ui/school/layouts/support/support-dialog.tsx').then((file) => file.SupportDialog),
);

export async function load(services: Services): Promise<readonly HelpQuestion[]> {
  return needed(await services.get(SupportApi).questions());
}

export function meta(): PageMeta {
  return {
    title: 'Ayuda y preguntas frecuentes',
    description: 'Respuestas sobre cursos, planes, certificados y pagos, y cómo reportar un problema.',
  };
}

/** Frequent questions, and the way to somebody who helps. Source: SUPPORT-8. */
export function Component() {
  const questions = useLoaded<typeof load>();
  return (
    <Wrap className={styles.page}>
      <PageHead title="Ayuda" lead="Lo que más nos preguntan y, si tu caso es otro, quien te lo resuelva." />
      <Split aside={<ReportProblem />}>
        <section className={styles.questions}>
          <h2>Preguntas frecuentes</h2>
          {questions.length === 0 ? (
            <EmptyState icon="help" title="Todavía no hay preguntas publicadas." />
          ) : (
            <Accordion
              name="preguntas"
              items={questions.map(({ id, question, answerHtml }) => ({
                id: String(id),
                title: question,
                content: <SafeHtml html={withHeadingsUnder(answerHtml, 2)} />,
              }))}
            />
          )}
        </section>
      </Split>
    </Wrap>
  );
}

/** Picks what went wrong and opens the support form with it. */
function ReportProblem() {
  const [picked, setPicked] = useState(nothingPicked);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.report}>
      <h2>Reporta un problema</h2>
      <ProblemPicker picked={picked} onPick={setPicked} />
      <Button look="primary" wide before="/contacto" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {problemPath(picked) === null ? 'Escribir a soporte' : 'Reportar este problema'}
      </Button>
      <noscript>
        <p>Elegir el problema de la lista necesita JavaScript. Sin él, cuéntanoslo en el formulario de contacto.</p>
      </noscript>
      <p>
        Para cualquier otra cosa, <Link to="/contacto">escríbenos</Link>.
      </p>
      {isOpen && <SupportDialog picked={picked} onClose={() => setOpen(false)} />}
    </div>
  );
}
