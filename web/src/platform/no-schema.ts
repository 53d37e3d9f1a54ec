/**
 * Stands in for the schema library in the browser's build. The contract's schemas are for the server and for the compiler; here every
 * builder gives an empty object, and what is spread from one spreads nothing.
 */
const nothing = Object.freeze({ properties: {} })
const Type: unknown = new Proxy({}, { get: () => () => nothing })
export default Type
