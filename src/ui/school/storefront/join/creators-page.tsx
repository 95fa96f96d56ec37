import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx';
import { PageHead, Wrap } from '#ui/kit/layout/layout.tsx';
import type { PageMeta } from '#ui/school/boot/page-module.ts';
import { PostedNotice } from '#ui/school/storefront/contact/posted-notice.tsx';
import { MessageForm } from '#ui/school/storefront/contact/message-form.tsx';
import { applicationTexts } from './application-texts.ts';
import styles from './join-page.module.css';

export function meta(): PageMeta {
  return {
    title: 'Postula como creador',
    description: 'Postula como creador de Escuela: propón un curso, un seminario o un libro.',
  };
}

/** The application of creadores. Source: ROUTE-12. */
export function Component() {
  return (
    <Wrap>
      <PageHead
        above={<Breadcrumbs crumbs={[{ label: 'Únete', to: '/unete' }]} />}
        title="Creadores"
        lead="Si enseñas, investigas o escribes, propón un curso, un seminario o un libro. Lo editamos, lo grabamos y lo vendemos contigo."
      />
      <div className={styles.form}>
        <PostedNotice />
        <MessageForm kind="creator" texts={applicationTexts.creator} />
      </div>
    </Wrap>
  );
}
