/** modulo_id, as the specification lists them. */
export const MODULE_CODES = 'AV CA CO COT COB EN ID JR LI LE NO NL PI PA PD TP RE RV SE VD VDL VT'.split(' ');
