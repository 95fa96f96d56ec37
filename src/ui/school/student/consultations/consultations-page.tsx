import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import type { ListedConsultation } from '#application/read-models/learning/listed-consultation.ts';
import type { ContentOutline } from '#application/read-models/learning/content-outline.ts';
import { isReadByOthers } from '#domain/learning/consultation.ts';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { ContentFrame } from '#ui/school/student/learning/content-frame.tsx';
import { NotOwned, owned, type Owned } from '#ui/school/student/learning/ownership.tsx';
import { ConsultationList } from './consultation-list.tsx';
import { ConsultationsStore } from './consultations-store.ts';
import styles from './consultations-page.module.css';
import { QuestionForm } from './question-form.tsx';

interface Loaded {
  readonly outline: ContentOutline;
  readonly consultations: readonly ListedConsultation[];
}

export async function load(services: Services, { params }: LoadArgs): Promise<Owned<Loaded>> {
  const api = services.get(LearningApi);
  const slug = params['slug'] ?? '';
  const [outline, consultations] = await Promise.all([api.outline(slug), api.consultations(slug)]);
  const content = owned(outline, slug);
  if (!content.owned) return content;
  const list = owned(consultations, slug);
  return list.owned ? { owned: true, value: { outline: content.value, consultations: list.value } } : list;
}

export function meta(loaded: Owned<Loaded>): PageMeta {
  const title = loaded.owned ? `Consultas de ${loaded.value.outline.title}` : loaded.title;
  return { title, description: '', hidden: true };
}

/** The tab Consultas: ask, see one's own questions and what others asked. Source: LEARN-1. */
export function Component() {
  const loaded = useLoaded<typeof load>();
  return loaded.owned ? (
    <Consultations key={loaded.value.outline.slug} loaded={loaded.value} />
  ) : (
    <NotOwned {...loaded} />
  );
}

const Consultations = observer(function Consultations({ loaded: { outline, consultations } }: { loaded: Loaded }) {
  const api = useService(LearningApi);
  const drafts = useService(FormDrafts);
  const [store] = useState(() => new ConsultationsStore(api, outline.slug, consultations, drafts));
  useEffect(() => void store.draft.resume(), [store]);
  return (
    // What stands on this page is being read.
    <ContentFrame content={{ ...outline, unreadAnswers: 0 }}>
      <div className={styles.columns}>
        <QuestionForm store={store} isOwnCase={!isReadByOthers(outline.kind)} />
        <div className={styles.lists}>
          {store.own.length > 0 && (
            <section>
              <h2>Tus consultas</h2>
              <ConsultationList consultations={store.own} />
            </section>
          )}
          {isReadByOthers(outline.kind) && (
            <section>
              <h2>{store.own.length > 0 ? 'Lo que otros preguntaron' : 'Consultas respondidas'}</h2>
              {store.others.length > 0 ? (
                <ConsultationList consultations={store.others} />
              ) : (
                <p className={styles.none}>Todavía no hay consultas respondidas. La tuya puede ser la primera.</p>
              )}
            </section>
          )}
        </div>
      </div>
    </ContentFrame>
  );
});
