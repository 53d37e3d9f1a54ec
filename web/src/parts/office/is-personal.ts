/** Whether a search is somebody's data (CPF, mobile, e-mail): what stands in an address is kept by browsers and seen by whoever passes. */
export const isPersonal = (text: string): boolean => text.includes('@') || text.replaceAll(/\D/g, '').length >= 10
