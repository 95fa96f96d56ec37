import type { ApplicationKind } from '#domain/support/visitor-message.ts';
import type { MessageFormTexts } from '#ui/school/storefront/contact/message-form.tsx';

const thanks = 'Recibimos tu postulación. La leemos con calma y te escribimos a tu correo, sea cual sea la respuesta.';
const send = 'Enviar postulación';

/** What each application calls its fields. */
export const applicationTexts: Readonly<Record<ApplicationKind, MessageFormTexts>> = {
  team: {
    subject: 'Área en la que quieres trabajar',
    subjectHint: 'Por ejemplo: edición, soporte a estudiantes, diseño, ventas.',
    link: 'Tu página o perfil profesional',
    text: 'Cuéntanos de ti',
    textHint: 'Qué has hecho, qué sabes hacer y desde cuándo podrías empezar.',
    send,
    thanks,
  },
  affiliate: {
    subject: 'A qué te dedicas',
    subjectHint: 'Por ejemplo: estudio contable, colegio profesional, canal sobre derecho laboral.',
    link: 'Tu página, canal o red social',
    text: '¿Cómo recomendarías la escuela?',
    textHint: 'A quiénes llegas, cuántos son y por qué les serviría.',
    send,
    thanks,
  },
  creator: {
    subject: 'Tema de tu curso, seminario o libro',
    link: 'Tu página, perfil o una clase tuya',
    text: 'Cuéntanos tu propuesta',
    textHint: 'Para quién es, qué aprenderá y qué experiencia tienes con el tema.',
    send,
    thanks,
  },
};
