/** A setting that cannot be used, named, in words for whoever runs the school. */
export class ConfigError extends Error {}
