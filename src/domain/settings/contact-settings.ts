import type { ContactDetails } from '#domain/support/help-question.ts';
import type { ContentRules } from './content-rules.ts';
import { emailRule } from './provider-settings.ts';

/** How the school is reached, and where else it is found. */
export interface ContactSettings extends ContactDetails {
  /** Its accounts on social networks. */
  readonly links: readonly SocialLink[];
}

interface SocialLink {
  /** A whole address: https://… */
  readonly address: string;
}

/** What may be written of how the school is reached. */
export const contactRules: ContentRules<ContactSettings> = {
  email: emailRule('Escribe el correo al que llegan los mensajes.'),
  phone: { most: 40, missing: 'Escribe el teléfono.' },
  address: { most: 200, missing: 'Escribe la dirección en la que atiendes.' },
  hours: { most: 120, missing: 'Escribe los días y las horas en que atiendes.' },
  links: {
    most: 10,
    row: {
      address: {
        most: 300,
        missing: 'Escribe la dirección, o quita esta fila.',
        wrong: (text) => (isSecureAddress(text) ? null : 'Copia la dirección completa: empieza con https://.'),
      },
    },
  },
};

function isSecureAddress(text: string): boolean {
  return /^https:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/.test(text);
}
