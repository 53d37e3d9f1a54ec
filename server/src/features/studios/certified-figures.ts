/** How often a game pays, and how far its rounds are from their average: over all ways to bet, the least and the most. */
export interface CertifiedFigures {
  /** SHA-256 of the maths that it is for. */
  maths: string
  /** Hundredths of a percent of the rounds that pay anything. */
  hits: [number, number]
  /** Standard deviation of what a round pays, in hundredths of the stake. */
  deviation: [number, number]
  /** So many were played; otherwise all ends were counted. */
  rounds?: number
}

/** Written by tools/certify-figures.ts. */
export const certifiedFigures: Record<string, CertifiedFigures> = {
  'sete-da-sorte': {
    maths: '93b01645db7dad91066dd64cb92735c627b9d380cd7a593b245d8cf33ecad26b',
    hits: [1527, 1527],
    deviation: [1159, 1159],
  },
  'cereja-classica': {
    maths: '05f0f35e96fdb740628514c32fe7ddf8680eb1923aed880e6ba213876091aee3',
    hits: [1771, 1771],
    deviation: [615, 615],
  },
  'sinos-de-ouro-preto': {
    maths: '4e5fdba3c887e11d7f170f137ea13dc6f87c2d41bfb2acad71589caf1cb636d4',
    hits: [1328, 1328],
    deviation: [823, 823],
  },
  'trevo-da-vila': { maths: '7c62428a06c80a6213195799f72743e70beba9bc5a8b1d188a87a46b5030c2bf', hits: [1406, 1406], deviation: [657, 657] },
  ferradura: { maths: 'eda99cce6af27e8521e45ab63b43e98d7eb4df3fb9b96f999cc75f0e546a200d', hits: [1698, 1698], deviation: [1146, 1146] },
  'estrela-da-manha': {
    maths: 'ff91b58ab2831b31add5bbdad5d1c5a2918178cc368e6a61d64bc44aadca93aa',
    hits: [1373, 1373],
    deviation: [826, 826],
  },
  'onca-de-ouro': { maths: '92c97f4c91ac57386704b9b026127ee143a68d90e1030cffb5e71c991c66ba12', hits: [2699, 2699], deviation: [508, 508] },
  'arara-vermelha': {
    maths: '7c166abc88a0360fb7dafb32d0dc0384aa852c3d77c8d105f5008cf9553ca9ce',
    hits: [3126, 3126],
    deviation: [381, 381],
  },
  'carnaval-de-rua': {
    maths: '41a8787c67dadd7e76f73bd321ff051dbb322cd4108ca62b81ae4df66e4aee97',
    hits: [2301, 2301],
    deviation: [465, 465],
  },
  'pandeiro-de-ouro': {
    maths: '0813766dc39d294cc7abb4537e7de3186cfb39de9a4400e80f7692081b600a87',
    hits: [2246, 2246],
    deviation: [542, 542],
  },
  'gol-de-placa': { maths: '3453066e5f6583507d67bd7d93608fce816ef6f9030f3da7a6b7eca5d13951e6', hits: [2901, 2901], deviation: [430, 430] },
  'galo-cantador': { maths: '1c6131733e7413cb958883e42c12d5435be5c1c76c77bd72440f9b7ca5851840', hits: [3005, 3005], deviation: [503, 503] },
  'coroa-do-pantanal': {
    maths: '4ff932878034ceef375803d35a674ea1edca3b4401bb19ddfd0afc9714c29d15',
    hits: [3042, 3042],
    deviation: [376, 376],
  },
  'templo-do-sol': { maths: '86764731769800db746b86e1eff043a942f9ecf9a84dc8de4d4a15d71ad8cca1', hits: [2705, 2705], deviation: [431, 431] },
  'lanterna-do-porto': {
    maths: '743b46ea0b1f6ad71b06d6b900d0b1ee08efa5b586fe96caca6764a309e7a729',
    hits: [2195, 2195],
    deviation: [493, 638],
  },
  'pipa-no-ceu': { maths: '9bbf8906897a75b050369f3c5157010145b1402a9d4b2d8da814707cbeddc074', hits: [2148, 2148], deviation: [432, 532] },
  coqueiral: { maths: '763fa8fc7d4bd23e2b8d383c31b1db48484d91e49593d6a0f448afb2918867d0', hits: [2242, 2242], deviation: [419, 495] },
  'sol-do-agreste': {
    maths: 'c48a75e3244d16b23a3793f48598b47a93afeae389820ce3d0850c94eee190d2',
    hits: [2199, 2199],
    deviation: [542, 671],
  },
  'fogueira-de-junho': {
    maths: '1dba4fd93aa408032fe7a9c536e95c490dbc7e85b29f1a2b844168c49cc97caf',
    hits: [2122, 2122],
    deviation: [527, 651],
  },
  'raio-de-verao': { maths: 'efc2ee1b64cbea00837b4ca595c8fcf15783ec5b9eddc6084ccaf999f7b25248', hits: [2063, 2063], deviation: [604, 797] },
  'bons-ventos': { maths: '7cc58e024b3bb398a976450b445ee99f434e27db1fcca28336df3ba334c705db', hits: [2263, 2263], deviation: [467, 552] },
  'coroa-de-flores': {
    maths: '7eb188a5460dd0b5a574acb5e8483f07bfeb89fe030a5fd820a3be1fd4b2e5c7',
    hits: [2210, 2210],
    deviation: [583, 1030],
  },
  'rio-das-pedras': {
    maths: '3b4a5784627b23d7b7d83019c91f9045b047a68d52133c47da62f8338b03bb20',
    hits: [3102, 3102],
    deviation: [374, 374],
  },
  'bau-do-pirata': { maths: 'cf5abd92397805bbda33f3fb003a2046e7058b4d1ba6d02374bb5b8053ba3a2e', hits: [3242, 3242], deviation: [401, 401] },
  'sapo-da-lua': { maths: '0a6dee598db6d4cd935c235571a090ffaf2bda081b26a0a89b198a0495b53c66', hits: [3240, 3240], deviation: [421, 421] },
  'jacare-faminto': {
    maths: '9fc93baddf0224c7bca8d3c76ed5a19b9968ee655b95db404875cbdb8bd5d5a3',
    hits: [3223, 3223],
    deviation: [349, 349],
  },
  'tartaruga-do-norte': {
    maths: '23ca239d6fb3065c3bdc405578ec7235b33721f132dc5ae5819f1f74571675ca',
    hits: [3196, 3196],
    deviation: [351, 351],
  },
  jangada: { maths: '1441928735d1cb4d15893e1772b6bca0530230bbade20d27259d750960e25239', hits: [3338, 3338], deviation: [363, 363] },
  'noite-de-lua': { maths: '77a8a8db9298b846d1381936e8d87975c09d281a8d6ccec8f5d3d8a7f0d02393', hits: [3346, 3346], deviation: [380, 380] },
  pirarucu: { maths: '0f87ae0ef993c6d7368befca27dbe161e4948d434222d46c9acf3ec31e5ed502', hits: [3063, 3063], deviation: [417, 417] },
  'orquidea-secreta': {
    maths: '65705a658c2fba6a227a2833864a6bae44d9c15e2b5dedb7c6a58a30c7e7a649',
    hits: [2918, 2918],
    deviation: [696, 696],
  },
  'asas-do-cerrado': {
    maths: '2568df4a142ed9ef7310e3da1732d3a366d06459a754f55435b580983a2fc28c',
    hits: [2524, 2524],
    deviation: [621, 621],
  },
  'acai-express': { maths: 'acacccf20ea5c1649c13881b797dce49e686f6c05eb98ea7db50a531f77ee2e8', hits: [2236, 2236], deviation: [612, 612] },
  'abacaxi-doce': { maths: '04b43fbfba9d8df21addc12420aaa7dde81f7036f8a496d609c632c579e25a04', hits: [2506, 2506], deviation: [659, 659] },
  'pedras-do-sertao': {
    maths: '1f1d30bf89c1bf8f8e5dc83664712a05c95bd9775b968c2a67825f882f7ffd65',
    hits: [3012, 3012],
    deviation: [792, 792],
  },
  'cafe-da-serra': { maths: 'a5e6b293808d054a34fb48032f5f6cb9286bac3c18cad4a2e7eb6ffbb2624950', hits: [3219, 3219], deviation: [595, 595] },
  'pimenta-malagueta': {
    maths: 'd6dcececae25e2f8fe63624730f4d35c4e85287d31494c9942cf6a93b487d783',
    hits: [2354, 2354],
    deviation: [861, 861],
  },
  'mico-dourado': { maths: 'dd17ee93df6e8eb02d9f6a1e0f14a865ed217b7936f0c05e0bab5d09d367f77c', hits: [3045, 3045], deviation: [435, 435] },
  'capivara-zen': { maths: 'a2aaf8ace07af552efa0f59bb3bb771ea5de6a995b493a392b9e5530e1a4218d', hits: [3210, 3210], deviation: [338, 338] },
  'moedas-do-imperio': {
    maths: '495ae6682cadacd8df1935043a06dd6cf77698070f6788524b6a5ab9625db801',
    hits: [3079, 3079],
    deviation: [523, 523],
  },
  'tucano-real': { maths: '92f4f974ad802cda515b68cc7c99f25b8d007b04580b6b7da5ee6fc67e03d953', hits: [2983, 2983], deviation: [501, 501] },
  'bau-da-mata': { maths: '0f312dc4cfd4644211c17e71390d20cb7b0ae683ff4298a5be8782354f620c45', hits: [3101, 3101], deviation: [655, 655] },
  'sete-chamas': { maths: '46220873b893d09c75965c10fba9bd071c81a848b22a168371b102d16c1fb31a', hits: [2935, 2935], deviation: [741, 741] },
  'estrela-de-ouro': {
    maths: 'a7259a4fe62e3ea2f690fe6819881aa55f5c1b8660478c549b0619d1b6bc2e4f',
    hits: [3085, 3085],
    deviation: [544, 544],
  },
  trovao: { maths: 'b97ed3fb8a5ef69b1876979c00d88b74e842af3611cff01cfb17b4ecc1ca8d6a', hits: [3088, 3088], deviation: [588, 588] },
  'mina-de-ouro': { maths: '813c8b785596381f27344a062ecae6126ad444794d687c4ef2c0bfe26d50e21b', hits: [3112, 3112], deviation: [409, 409] },
  'taca-dourada': { maths: '487b2a1fa3b65c9c6ab0fb543e577bd453380095432bd2b139ba4e5a6e9ce9b0', hits: [3059, 3059], deviation: [441, 441] },
  'roleta-europeia': {
    maths: '94a2b2a7dd968529dcc71a845403ffae10b16428c2c3af6a39804860ea21ca24',
    hits: [270, 4865],
    deviation: [100, 584],
  },
  bacara: { maths: '5e4ea3c283f11698cb77bf699a8290b779bd3a86e5a9c3a2adefef21eca3b43f', hits: [952, 5538], deviation: [93, 264] },
  'vinte-e-um': {
    maths: '5a8e8b511a80b4e71643c0befb51e136ab3a18879a3e47cee72c355db0edbaed',
    hits: [5240, 5240],
    deviation: [115, 115],
    rounds: 5000000,
  },
  'holdem-da-casa': {
    maths: '59a452245d8121e86c6731ea54a395be0fcac36a7f1c0d9ccb88b365de92c61c',
    hits: [5065, 5065],
    deviation: [264, 264],
    rounds: 5000000,
  },
  'valete-ou-mais': {
    maths: '5e81e8c2dbcfa872348cb894ec0a7386cc7fb64af128859f18189e400af4ab86',
    hits: [4546, 4546],
    deviation: [442, 442],
  },
  'dois-livres': { maths: '1809cac8188a8d39bca5067c286f2ef6670c3b40b1fff9437838a0288d2980d0', hits: [4428, 4428], deviation: [508, 508] },
  'poquer-bonus': { maths: 'eabb0c50600509f7e375ec180a3d7bb6579d45818d05a28c12338a0536786415', hits: [4551, 4551], deviation: [457, 457] },
  foguete: { maths: '8fb043ced7c36a5204442536f1d64ad8ed41769201921e8dd21560e978cefc7e', hits: [10, 9604], deviation: [20, 3113] },
  minas: { maths: 'aa76510717239ef0d98a7673ea911e3d14e6acaf83c20dcd5458a46e82c93e71', hits: [2, 9600], deviation: [20, 6139] },
  plinko: { maths: '78d0a75b9cf69b0a4c9e905310015bd0668fc119f1c6c370983a14d107fff170', hits: [10000, 10000], deviation: [34, 645] },
  dados: { maths: 'b0adddc525789bc353854d97480a53a49de5364fc84262de614ac495363dccf6', hits: [100, 9500], deviation: [22, 965] },
  'maior-ou-menor': { maths: '722b20f5113a90ee7a35db04c98a198552c1b71aa8523c52cbfce927a2ae46ab', hits: [2899, 7751], deviation: [56, 195] },
  keno: { maths: '072cb93a4c56ff16a2d6cfa8c8d451c3ff7aee61c9b6b74019e53c979c26c221', hits: [1488, 4851], deviation: [123, 781] },
}
