import type { ReactNode } from 'react';
import type { ContentOutline } from '#application/read-models/learning/content-outline.ts';
import { cataloguePartOf } from '#domain/catalogue/catalogue-menu.ts';
import type { ContentTab } from '#domain/learning/course-content.ts';
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx';
import { ContentTabs } from '#ui/kit/controls/content-tabs.tsx';
import styles from './content-frame.module.css';
import { tabLabels } from './texts.ts';

const tabPaths: Readonly<Record<ContentTab, string>> = {
  content: '',
  consultations: '/consultas',
  exams: '/examenes',
  certificate: '/certificado',
};

export type FramedContent = Pick<ContentOutline, 'slug' | 'title' | 'kind' | 'tabs'> &
  Partial<Pick<ContentOutline, 'unreadAnswers'>>;

/** A content's name and its tabs, above the page of one of them. Source: LEARN-1. */
export function ContentFrame({ content, children }: { content: FramedContent; children: ReactNode }) {
  const base = `/main/contenido/${content.slug}`;
  const unread = content.unreadAnswers ?? 0;
  return (
    <div>
      <div className={styles.head}>
        <Breadcrumbs crumbs={[{ label: 'Mis contenidos', to: '/main/mis-contenidos' }]} />
        <p className={styles.kind}>{cataloguePartOf(content.kind).one}</p>
        <h1>{content.title}</h1>
      </div>
      <ContentTabs
        label="Partes del contenido"
        tabs={[
          ...content.tabs.map((tab) => ({
            to: base + tabPaths[tab],
            label: tabLabels[tab],
            ...(tab === 'consultations' && unread > 0 ? { count: unread, counted: 'sin leer' } : {}),
          })),
          ...(content.tabs.includes('content') ? [{ to: `${base}/comentarios`, label: 'Comentarios' }] : []),
        ]}
      />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
