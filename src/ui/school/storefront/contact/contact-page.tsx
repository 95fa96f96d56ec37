import { Link } from 'react-router-dom';
import { SupportApi } from '#application/browser/support/ports/support-api.ts';
import type { ContactDetails } from '#domain/support/help-question.ts';
import { FactList, PageHead, Panel, Split, Wrap } from '#ui/kit/layout/layout.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { needed, useLoaded, type PageMeta } from '#ui/school/boot/page-module.ts';
import styles from './contact-page.module.css';
import { MessageForm, type MessageFormTexts } from './message-form.tsx';
import { PostedNotice, MESSAGE_RECEIVED } from './posted-notice.tsx';

export async function load(services: Services): Promise<ContactDetails> {
  return needed(await services.get(SupportApi).contact());
}

export function meta(): PageMeta {
  return {
    title: 'Contacto y horario de atención',
    description: 'Escríbenos, llámanos o visítanos: cómo ubicar a la escuela y en qué horario te respondemos.',
  };
}

const texts: MessageFormTexts = {
  subject: 'Asunto',
  text: 'Mensaje',
  send: 'Enviar mensaje',
  thanks: MESSAGE_RECEIVED,
};

/** How the school is reached, and a form that reaches its staff. Source: ROUTE-12, SUPPORT-8. */
export function Component() {
  const { email, phone, address, hours } = useLoaded<typeof load>();
  const pages = useService(PageMap);
  return (
    <Wrap className={styles.page}>
      <PageHead
        title="Contacto"
        lead="Cuéntanos qué necesitas. Te responde una persona del equipo, a tu correo y en nuestro horario."
      />
      <Split
        aside={
          <Panel title="Dónde estamos">
            <FactList
              facts={[
                { name: 'Correo', value: <a href={`mailto:${email}`}>{email}</a> },
                { name: 'Teléfono', value: <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a> },
                { name: 'Dirección', value: address },
                { name: 'Horario', value: hours },
              ]}
            />
            <p className={styles.more}>
              ¿Tienes un problema con tu cuenta, un curso o un pago? <Link to="/ayuda">Ve a la página de ayuda</Link>.
            </p>
            {pages.has('/reclamaciones') && (
              <p className={styles.more}>
                Para un reclamo o una queja, usa el <Link to="/reclamaciones">Libro de Reclamaciones</Link>.
              </p>
            )}
          </Panel>
        }
      >
        <PostedNotice />
        <MessageForm kind="contact" texts={texts} />
      </Split>
    </Wrap>
  );
}
