import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx';
import { PageHead, Wrap } from '#ui/kit/layout/layout.tsx';
import type { PageMeta } from '#ui/school/boot/page-module.ts';
import { PostedNotice } from '#ui/school/storefront/contact/posted-notice.tsx';
import { MessageForm } from '#ui/school/storefront/contact/message-form.tsx';
import { applicationTexts } from './application-texts.ts';
import styles from './join-page.module.css';

export function meta(): PageMeta {
  return {
    title: 'Postula como afiliado',
    description: 'Postula como afiliado de Escuela y gana recomendando cursos, seminarios y libros.',
  };
}

/** The application of afiliados. Source: ROUTE-12. */
export function Component() {
  return (
    <Wrap>
      <PageHead
        above={<Breadcrumbs crumbs={[{ label: 'Únete', to: '/unete' }]} />}
        title="Afiliados"
        lead="Recomienda la escuela a tu público con un código propio que le da un descuento, y gana por cada venta."
      />
      <div className={styles.form}>
        <PostedNotice />
        <MessageForm kind="affiliate" texts={applicationTexts.affiliate} />
      </div>
    </Wrap>
  );
}
