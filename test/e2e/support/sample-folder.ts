/** The variable by which workers are told where the data of a sample school lie that was filled for them (fill-once.ts). */
export const sampleFolder = 'E2E_SAMPLE_FOLDER';
