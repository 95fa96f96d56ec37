import { factorSetupMs } from './second-factor.ts';

/** What is said of the second step, where it is asked for and where it is set up. */
export const factorTexts = {
  'factor-needed': 'Escribe el código de tu aplicación.',
  'factor-code-wrong':
    'Ese código no es correcto. Escribe el que muestra ahora tu aplicación, o uno de recuperación sin usar.',
  /** While it is set up there are no recovery codes yet. */
  'factor-setup-code-wrong': 'Ese código no es correcto. Escribe el que muestra ahora tu aplicación.',
  'factor-code-used': 'Ese código ya se usó. Espera a que tu aplicación muestre el siguiente.',
  'factor-on':
    'La verificación en dos pasos ya está activa. Para cambiar de teléfono, desactívala y actívala otra vez.',
  'factor-off': 'La verificación en dos pasos no está activa.',
  'factor-setup-over': `Pasaron más de ${factorSetupMs / 60_000} minutos. Empieza otra vez con un código QR nuevo.`,
} as const;

/** What stands beside the field that takes the code. */
export const factorCodeHint = 'Los 6 dígitos que muestra tu aplicación, o uno de tus códigos de recuperación.';
