import { Link } from 'react-router-dom';
import { PageHead, Section, Wrap } from '#ui/kit/layout/layout.tsx';
import type { PageMeta } from '#ui/school/boot/page-module.ts';
import { PostedNotice } from '#ui/school/storefront/contact/posted-notice.tsx';
import { MessageForm } from '#ui/school/storefront/contact/message-form.tsx';
import { applicationTexts } from './application-texts.ts';
import styles from './join-page.module.css';

export function meta(): PageMeta {
  return {
    title: 'Únete a Escuela',
    description: 'Recomienda la escuela como afiliado, enseña o publica como creador, o trabaja con nosotros.',
  };
}

const ways = [
  {
    to: '/unete/afiliados',
    title: 'Afiliados',
    text: 'Recomienda cursos y seminarios a tu público con un código propio, y gana por cada venta.',
    link: 'Postular como afiliado',
  },
  {
    to: '/unete/creadores',
    title: 'Creadores',
    text: 'Enseña un curso, dicta un seminario o publica un libro. Nosotros editamos, grabamos y vendemos contigo.',
    link: 'Postular como creador',
  },
] as const;

/** The ways of becoming part of the school, and a form for those who want to work in it. Source: ROUTE-12. */
export function Component() {
  return (
    <Wrap>
      <PageHead
        title="Únete a Escuela"
        lead="Buscamos personas que sepan de derecho, negocios o investigación y quieran compartirlo bien."
      />
      <ul className={styles.ways}>
        {ways.map(({ to, title, text, link }) => (
          <li key={to}>
            <h2>{title}</h2>
            <p>{text}</p>
            <Link to={to}>{link}</Link>
          </li>
        ))}
      </ul>
      <Section title="Trabaja con nosotros">
        <div className={styles.form}>
          <PostedNotice />
          <MessageForm kind="team" texts={applicationTexts.team} />
        </div>
      </Section>
    </Wrap>
  );
}
