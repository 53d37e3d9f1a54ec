/** What connections of ours begin their name with. */
const PREFIX = 'tucano'

/** The name of this process's connections: another server on the same cluster has another. */
export const applicationName = `${PREFIX} ${process.pid}`

/** SQL: whether a connection is a server's. */
export const isServer = `application_name like '${PREFIX} %'`
